import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

const FLAGS = { present: 0x01, verified: 0x04, withCredential: 0x40 };

/** What a ceremony can be made to say that it shouldn't. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  counter?: number;
  userHandle?: string;
  /** Whether the device skipped its own lock. */
  isUnverified?: boolean;
}

/** A device with one passkey, as the standard says what it sends (W3C Web Authentication, level 3). */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  userHandle = "";
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject };
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** What a browser sends after `navigator.credentials.create`. */
  create(
    { challenge, user }: { challenge: string; user: { id: string } },
    forged: Forgery = {},
  ): string {
    this.userHandle = user.id;
    const id = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id]);
    const authData = Buffer.concat([this.#head(FLAGS.withCredential, forged), id, this.#cose()]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(authData.length);
    const attestationObject = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
      length,
      authData,
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData("webauthn.create", challenge, forged).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** What a browser sends after `navigator.credentials.get`. */
  use({ challenge }: { challenge: string }, forged: Forgery = {}): string {
    const clientData = this.#clientData("webauthn.get", challenge, forged);
    const authData = this.#head(0, forged);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
      userHandle: forged.userHandle ?? this.userHandle,
    });
  }

  #head(flags: number, { rpId, counter = this.counter, isUnverified = false }: Forgery): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | FLAGS.present | (isUnverified ? 0 : FLAGS.verified);
    const rpIdHash = sha256(Buffer.from(rpId ?? new URL(this.#origin).hostname));
    return Buffer.concat([rpIdHash, Buffer.from([all]), count]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Forgery): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #cose(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
  }

  #credential(response: Record<string, unknown>): string {
    const id = this.id.toString("base64url");
    const type = "public-key";
    return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} });
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
