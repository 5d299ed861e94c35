import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Config } from "@react-router/dev/config";

/** Below this a file is not smaller on the wire. */
const COMPRESS_FROM_BYTES = 1_024;

/** Puts what pages load where our own middleware finds it, compressed with all effort. */
function packAssets(): void {
  const built = "build/client/assets";
  const packed = "build/assets";
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  for (const name of readdirSync(built)) {
    const body = readFileSync(`${built}/${name}`);
    writeFileSync(`${packed}/${name}`, body);
    if (body.byteLength < COMPRESS_FROM_BYTES) continue;
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
    writeFileSync(`${packed}/${name}.br`, brotliCompressSync(body, { params: hint }));
    writeFileSync(`${packed}/${name}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
  rmSync(built, { recursive: true });
}

export default {
  ssr: true,
  // Every unsafe request is checked against APP_URL and the form token by our own middleware, which
  // also covers resource routes; the framework's check is fixed at build time and knows no APP_URL.
  allowedActionOrigins: ["**"],
  routeDiscovery: { mode: "initial" },
  buildEnd: packAssets,
} satisfies Config;
