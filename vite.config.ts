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
  build: { cssMinify: "lightningcss", assetsInlineLimit: 0, target: "es2022" },
});
