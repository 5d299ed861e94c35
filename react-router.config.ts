import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Config } from "@react-router/dev/config";

/** Below this a file is not smaller on the wire. */
const COMPRESS_FROM_BYTES = 1_024;

/** Compresses what browsers load once, with all effort: beside each file lies what is sent of it. */
function packFiles(): void {
  const folder = "build/client";
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`;
    if (!entry.isFile()) continue;
    const body = readFileSync(file);
    if (body.byteLength < COMPRESS_FROM_BYTES) continue;
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: hint }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
}

export default {
  ssr: true,
  // Every unsafe request is checked against APP_URL and the form token by our own middleware, which
  // also covers resource routes; the framework's check is fixed at build time and knows no APP_URL.
  allowedActionOrigins: ["**"],
  routeDiscovery: { mode: "lazy" },
  // A route's loader, action and view are needed together: three files would be three requests.
  splitRouteModules: false,
  buildEnd: packFiles,
} satisfies Config;
