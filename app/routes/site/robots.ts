import { environment } from "#app/config/environment.server.ts";

/** What search engines may look at: the public pages, and nothing that is anybody's. */
export function loader() {
  const { appUrl } = environment();
  const lines = [
    "User-agent: *",
    "Disallow: /admin/",
    "Disallow: /chat",
    "Disallow: /demo/",
    `Sitemap: ${appUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
