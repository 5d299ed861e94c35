/** Screens of a member, with those of one of their conversations: `/chat/…`. */
export function ownScreens(conversation: string): string[] {
  return [
    "/you",
    "/exercises",
    "/exercises/box-breathing",
    "/memory",
    "/settings",
    "/settings/name",
    "/settings/email",
    "/settings/password",
    "/settings/sign-ins",
    "/settings/sessions",
    "/settings/activity",
    "/chat/keys",
    "/chat/search",
    "/chat/conversations",
    `${conversation}/details`,
    `${conversation}/delete`,
    conversation.replace("/chat/", "/session-summary/"),
    "/safety-plan",
    "/safety-plan?step=1",
  ];
}
