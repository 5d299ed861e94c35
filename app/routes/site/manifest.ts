import { PATHS } from "#app/catalogue/paths.ts";
import { environment } from "#app/config/environment.server.ts";

/** What a phone needs to put the app on its home screen. */
export function loader() {
  const { appName } = environment();
  const manifest = {
    name: appName,
    short_name: appName,
    description: "An AI companion to talk with about what's on your mind.",
    id: "/",
    start_url: PATHS.today,
    scope: "/",
    display: "standalone",
    background_color: "#faf6ee",
    theme_color: "#faf6ee",
    lang: "en",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Get help now", url: PATHS.help },
      { name: "Talk", url: PATHS.chat },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
