import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { z } from "zod";
import { appTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { currentAccount, lockedAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { validTimeZone } from "#app/models/record/days.server.ts";
import { needsRegion, regionChoices } from "#app/models/accounts/regions.server.ts";
import { normalizeEmail } from "#app/models/accounts/users.server.ts";
import { providerName } from "#app/services/openid.server.ts";
import passkeysUrl from "#app/ui/passkeys.js?url";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/sign-in";
import { loginSchema, registrationSchema } from "./account-forms.server.ts";
import { verifiedCookie } from "./code-requests.server.ts";
import { LoginForm } from "./login-form.tsx";
import { NotHere } from "./not-here.tsx";
import { withNext, ownPath } from "./own-path.ts";
import { providerNotice } from "./provider-notices.ts";
import { registerPerson } from "./register.server.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { signInByPassword } from "./sign-in.server.ts";

export const handle = {
  isPublic: true,
  isWayIn: true,
  pageScript: passkeysUrl,
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: appTitle(loaderData?.mode === "register" ? "Create your account" : "Sign in", matches) },
  { name: "description", content: "Sign in, or create an account in two minutes. No credit card." },
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (currentAccount(context)) throw redirect("/");
  if (lockedAccount(context)) {
    throw redirect(withNext("/lock", ownPath(url.searchParams.get("next"))));
  }
  const { mode: appMode } = environment();
  const provider = providerName();
  const isRegistering = url.searchParams.get("mode") === "register";
  return {
    mode: isRegistering ? ("register" as const) : ("login" as const),
    regions: isRegistering && needsRegion() ? regionChoices() : null,
    next: ownPath(url.searchParams.get("next")),
    isVerified: url.searchParams.get("verified") === "true",
    email: isRegistering ? null : await verifiedCookie.read(request),
    isDemo: appMode === "demo",
    provider,
    isDeleted: url.searchParams.has("deleted"),
    notice: providerNotice(url.searchParams.get("provider"), provider),
  };
}

/** The fields of both forms; each is parsed by its own schema. */
const pageSchema = z.object({ ...registrationSchema.shape, ...loginSchema.shape });

export const action = formAction(pageSchema, async ({ form }, args: Route.ActionArgs) =>
  args.url.searchParams.get("mode") === "register" ? register(args, form) : login(args, form),
);

async function register(args: Route.ActionArgs, form: FormData) {
  const submission = parseWithZod(form, { schema: registrationSchema });
  const reply = () => submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") {
    return data({ result: reply(), failure: null, panel: null }, { status: 400 });
  }
  const outcome = await registerPerson(args, submission.value);
  if (outcome.failure === "region") {
    return data({ result: reply(), failure: null, panel: outcome.panel }, { status: 403 });
  }
  if (outcome.failure) {
    return data({ result: reply(), failure: outcome.failure, panel: null }, { status: 429 });
  }
  const { headers, told } = outcome;
  headers.append("Set-Cookie", await toastHeader(told));
  const address = encodeURIComponent(normalizeEmail(submission.value.email));
  const next = ownPath(args.url.searchParams.get("next"));
  return redirect(withNext(`/auth/verify-email?email=${address}`, next), { headers });
}

async function login(args: Route.ActionArgs, sent: FormData) {
  const submission = parseWithZod(sent, { schema: loginSchema });
  const reply = () => submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") {
    return data({ result: reply(), failure: null, panel: null }, { status: 400 });
  }
  const { email, password, next, timeZone } = submission.value;
  const form = { email, password, timeZone: validTimeZone(timeZone), next: ownPath(next) };
  const answer = await signInByPassword(args, form);
  if (!("failure" in answer)) return answer.response;
  const { failure } = answer;
  const failed = { result: reply(), failure, panel: null };
  return data(failed, { status: failure === "too-many" ? 429 : 401 });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.panel) return <NotHere panel={actionData.panel} />;
  return loaderData.mode === "register" ? (
    <RegistrationForm {...loaderData} result={actionData?.result} failure={actionData?.failure} />
  ) : (
    <LoginForm {...loaderData} result={actionData?.result} failure={actionData?.failure} />
  );
}
