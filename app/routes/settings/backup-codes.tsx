import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";

/** The backup codes, the one time that they are shown. */
export function BackupCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  return (
    <Screen
      title="Your backup codes"
      lead="Write these down or print them. Each signs you in once without your phone."
    >
      <Notice
        tone="success"
        title={isNew ? "Two-factor sign-in is on" : "These replace your old backup codes"}
        text="You won't see these codes again."
      />
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink href="/settings/two-factor" variant="main">
        I've saved them
      </ButtonLink>
    </Screen>
  );
}
