import { environment } from "#app/config/environment.server.ts";
import { PATHS } from "#app/catalogue/paths.ts";

const PUBLIC_PATHS = [
  "/",
  "/pricing",
  "/auth",
  PATHS.help,
  "/safety",
  "/about-ai",
  "/privacy",
  "/health-data",
  "/eula",
];

/** The public pages, as search engines read them. */
export function loader() {
  const { appUrl } = environment();
  const urls = PUBLIC_PATHS.map((path) => `<url><loc>${new URL(path, appUrl).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
