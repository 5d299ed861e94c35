import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The chat as its user meets it, with scripts and without. */
export class Chat {
  readonly page: Page;
  readonly box: Locator;
  readonly sendButton: Locator;
  readonly messages: Locator;
  readonly replies: Locator;
  readonly panel: Locator;
  readonly #frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByLabel("What is on your mind?");
    this.sendButton = page.getByRole("button", { name: "Send", exact: true });
    this.messages = page.locator('[data-role="user"] .message-text');
    this.replies = page.locator('[data-role="assistant"] .message-text');
    this.panel = page.locator("#crisis-panel");
    this.#frame = page.frameLocator("iframe.reply-frame");
  }

  async open(path = "/chat"): Promise<void> {
    await this.page.goto(path);
    await expect(this.box).toBeVisible();
  }

  /** A page whose reply grows in a frame is not loaded whole before that has ended. */
  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: "domcontentloaded" });
  }

  /** All that isn't writing is folded away in it. */
  async openMenu(): Promise<void> {
    await this.page.getByText("Menu", { exact: true }).click();
  }

  async send(text: string): Promise<void> {
    await this.box.fill(text);
    await this.sendButton.click();
    await expect(this.messages.last()).toHaveText(text);
  }

  /** Where the newest reply is read: in the page with scripts, in its frame without. */
  growing(hasScripts: boolean): Locator {
    return hasScripts ? this.replies.last() : this.#frame.locator("[data-reply]");
  }

  /** After a reply has ended: scripts show it in the page by themselves, the frame leads there. */
  async goOn(hasScripts: boolean, link = "Continue"): Promise<void> {
    if (!hasScripts) await this.#frame.getByRole("link", { name: link, exact: true }).click();
    await expect(this.page.locator("iframe.reply-frame")).toHaveCount(0);
  }

  /** Between the header and the box, where it can be seen: not below one of them. */
  async expectInSight(target: Locator): Promise<void> {
    const edges = async () => {
      const [header, box, seen] = await Promise.all([
        this.page.locator(".chat-header").boundingBox(),
        this.page.locator(".composer").boundingBox(),
        target.boundingBox(),
      ]);
      if (!header || !box || !seen) return "not there";
      if (seen.y < header.y + header.height - 1) return "behind the header";
      return seen.y + seen.height > box.y + 1 ? "behind the box" : "in sight";
    };
    await expect.poll(edges).toBe("in sight");
  }

  /** What opens the menu of the message with these words. */
  menu(words: Locator): Locator {
    return words.locator("xpath=..").locator(".message-menu > summary");
  }

  stop(): Locator {
    return this.page.getByRole("button", { name: "Stop" });
  }

  retry(): Locator {
    return this.page.getByRole("button", { name: "Try again" });
  }
}
