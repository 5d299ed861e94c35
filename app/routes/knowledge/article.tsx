import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { findArticle } from "#app/models/knowledge/knowledge.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/article";

export const handle = { scripts: "page" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: appTitle(loaderData?.article.title ?? "Not found", matches) },
];

/** One approved article, for anyone who is signed in; what was withdrawn is not found. */
export async function loader({ params }: Route.LoaderArgs) {
  const article = await findArticle(params.articleId);
  if (!article) throw new Response(null, { status: 404 });
  return { article };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { title, text, source } = loaderData.article;
  return (
    <Screen title={<bdi>{title}</bdi>} back={[PATHS.chat, "Back to the conversation"]}>
      <div className="prose">
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {source === "" ? null : <p className="fine-print">Source: {source}</p>}
      <p className="fine-print">
        This is general information, not personal advice. If you're in danger,{" "}
        <a href={PATHS.help}>get help now</a>.
      </p>
      <ButtonLink href={PATHS.chat}>Back to the conversation</ButtonLink>
    </Screen>
  );
}
