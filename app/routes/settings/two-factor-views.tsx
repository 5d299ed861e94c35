import { useForm, type SubmissionResult } from "@conform-to/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CodeField, fieldProps } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { OwnerForm, type OwnerFields } from "./owner-field.tsx";

interface TwoFactorOnProps {
  backupCodesLeft: number;
  /** When it ends, where somebody asked us to turn it off. */
  removedAt: string | null;
}

export function TwoFactorOn({ backupCodesLeft, removedAt }: TwoFactorOnProps) {
  return (
    <>
      {removedAt ? (
        <Notice
          tone="warning"
          title="Someone asked us to turn this off"
          text={`It will be off from ${removedAt}. If that wasn't you, keep it on.`}
        >
          <PostForm>
            <Button name="intent" value="keep" small>
              Keep it on
            </Button>
          </PostForm>
        </Notice>
      ) : null}
      <p>
        <strong>It's on.</strong> You have {backupCodesLeft} unused backup{" "}
        {backupCodesLeft === 1 ? "code" : "codes"}.
      </p>
      <div className="button-row">
        <ButtonLink href="/settings/two-factor/codes">Get new backup codes</ButtonLink>
        <ButtonLink href="/settings/two-factor/off">Turn it off</ButtonLink>
      </div>
    </>
  );
}

interface TwoFactorOffProps {
  hasPassword: boolean;
  qr: readonly (readonly boolean[])[];
  /** In groups of four, to be typed. */
  secret: string;
  result: SubmissionResult | undefined;
}

export function TwoFactorOff(props: TwoFactorOffProps) {
  const { hasPassword, qr, secret, result } = props;
  const [form, fields] = useForm<OwnerFields & { code: string }>({
    lastResult: result,
  });
  const { code } = fields;
  return (
    <>
      <ol className="steps-to-do">
        <li>
          <p>
            Scan this with an authenticator app, such as Google Authenticator, Aegis or 1Password.
          </p>
          <QrCode rows={qr} label="QR code for your authenticator app" />
          <p>
            Or type this key into the app: <code className="secret">{secret}</code>
          </p>
        </li>
        <li>
          <p>Enter the code the app shows.</p>
        </li>
      </ol>
      <OwnerForm
        form={form}
        fields={fields}
        others={[code]}
        hasPassword={hasPassword}
        back="/settings/two-factor"
        buttons={
          <Button variant="main" busyLabel="Turning it on...">
            Turn on two-factor sign-in
          </Button>
        }
      >
        <CodeField label="Code from the app" {...fieldProps(code)} required />
      </OwnerForm>
    </>
  );
}
