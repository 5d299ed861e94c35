import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every unsafe request is checked against APP_URL and the form token by our own middleware, which
  // also covers resource routes; the framework's check is fixed at build time and knows no APP_URL.
  allowedActionOrigins: ["**"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
