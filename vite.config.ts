import { reactRouter } from "@react-router/dev/vite";
import browserslist from "browserslist";
import { browserslistToTargets } from "lightningcss";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: browserslistToTargets(browserslist("last 2 years, firefox esr, not dead")),
    },
  },
  // Packages of hundreds of small modules: found and read one by one at every start, they took a
  // second and left two hundred megabytes behind.
  ssr: {
    noExternal: [
      "drizzle-orm",
      "@anthropic-ai/sdk",
      /^@conform-to\//,
      "zod",
      /^remix-auth/,
      "nodemailer",
    ],
  },
  build: { cssMinify: "lightningcss", assetsInlineLimit: 0, target: "es2022" },
});
