import { expect, type Locator, type Page } from "@playwright/test";
import { Chat } from "./chat.ts";
import { fakeVoice } from "./fake-voice.ts";
import { hydrated } from "./hydrated.ts";
import type { Member } from "./people.ts";
import type { Product } from "./product.ts";

/** A subscriber who talks with Alister. */
export async function makePremium(product: Product, { email }: Member): Promise<void> {
  await product.query(
    `update users set subscription_plan = 'premium', subscription_status = 'active', premium_expires_at = 4000000000000,
     selected_therapist = 'alister' where email = ?`,
    [email],
  );
}

/** The call as its user meets it. */
export class Call {
  readonly page: Page;
  readonly dialog: Locator;
  readonly talk: Locator;
  readonly state: Locator;
  readonly captions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: /^Voice call with/ });
    this.talk = this.dialog.locator("[data-talk]");
    this.state = this.dialog.locator(".call-state");
    this.captions = this.dialog.getByRole("region", { name: "Captions" });
  }

  async open(): Promise<void> {
    await this.page.getByText("Menu", { exact: true }).click();
    await this.page.getByRole("link", { name: "Voice call" }).click();
    await expect(this.state).toHaveText("Ready when you are");
  }

  /**
   * Presses, says something, and presses again. As a screen reader presses: a tap that a busy machine
   * draws out would be a hold.
   */
  async say(words: string): Promise<void> {
    await this.talk.dispatchEvent("click");
    await expect(this.state).toHaveText("Listening");
    await this.page.evaluate((text) => window.fakeVoice.hear(text, true), words);
    await this.talk.dispatchEvent("click");
  }

  async expectProblem(title: string): Promise<void> {
    await expect(this.dialog.locator(".notice-title")).toHaveText(title);
    await expect(this.state).toHaveText("Ready when you are");
  }

  /** What one needs at any moment of a call is on the screen, without scrolling. */
  async expectWithinReach(): Promise<void> {
    const ends = ["Type instead", "End call"].map((name) =>
      this.dialog.getByRole("button", { name }),
    );
    const help = this.dialog.getByRole("link", { name: "Get help now" });
    for (const control of [this.talk, help, ...ends]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const place = await control.boundingBox();
      expect(place?.height).toBeGreaterThanOrEqual(44);
    }
  }

  async typeInstead(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Type instead" }).click();
    await expect(this.dialog).toHaveCount(0);
    await expect(this.page.getByLabel("What is on your mind?")).toBeFocused();
  }
}

/** A conversation that has begun, in a browser with a faked microphone. */
export async function openChat(page: Page, has = { recognition: true }): Promise<Chat> {
  await fakeVoice(page, has);
  const chat = new Chat(page);
  await chat.open();
  await hydrated(page);
  return chat;
}
