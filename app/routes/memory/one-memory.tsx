import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import type { Route } from "./+types/one-memory";
import { MemoryForm, MemoryRefusals } from "./memory-form.tsx";
import { Source } from "./memory-list.tsx";
import { loadMemory } from "./memory-page.server.ts";
import { submitMemoryForm } from "./submit-memory-form.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export const meta = pageTitle("Change a memory");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMemory(context, params.memoryId);
}

export const action = submitMemoryForm;

export default function OneMemory({ loaderData, actionData, params }: Route.ComponentProps) {
  const { memory } = loaderData;
  const refusal = actionData?.refusal ?? null;
  const path = `${PATHS.memory}/${params.memoryId}`;
  return (
    <Screen title="Change a memory" back={[PATHS.memory, "Memory"]} className="memory">
      <MemoryRefusals refusal={refusal} />
      <MemoryForm
        action={path}
        intent="change"
        content={memory.content}
        kind={memory.kind}
        refusal={refusal}
        buttonLabel="Save"
      />
      <p className="memory-source">
        <Source memory={memory} />
      </p>
      <PostForm action={path}>
        <Button variant="link" className="button-away" name="intent" value="delete">
          Delete this memory
        </Button>
      </PostForm>
    </Screen>
  );
}
