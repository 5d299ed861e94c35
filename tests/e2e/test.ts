import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { startInstances } from "#tests/setup/instances.ts";
import { Chat } from "./chat.ts";
import { ModelServer } from "./model-server.ts";
import { newMember, type Member } from "./people.ts";
import { Product } from "./product.ts";
import { watchContext } from "./watch.ts";

export { expect };

export type Companion = "model" | "guided";

/** A person with a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
}

interface TestFixtures {
  /** Who answers in this file: a model that the test speaks for, or the written exercises. */
  companion: Companion;
  hasScripts: boolean;
  /** Complaints that belong to what a test does, word by word; none in almost every one. */
  expectedComplaints: readonly string[];
  product: Product;
  model: ModelServer;
  /** Opens another browser, signed in as this person. */
  visit: (member: Member, url?: string) => Promise<Visitor>;
  /** A confirmed person, whom `page` is signed in as. */
  member: Member;
  /** The chat on `page`, opened by that person. */
  chat: Chat;
}

interface WorkerFixtures {
  modelServer: ModelServer;
  products: (companion: Companion) => Promise<Product>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  companion: ["model", { option: true }],

  modelServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads here what a fixture needs: nothing
    async ({}, use) => {
      const model = await ModelServer.start();
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],

  // Started once in each worker, and only where a test asks for it.
  products: [
    async ({ modelServer }, use) => {
      const started = new Map<Companion, Promise<Product>>();
      await use((companion) => {
        const product =
          started.get(companion) ?? start(companion === "model" ? modelServer.url : null);
        started.set(companion, product);
        return product;
      });
      for (const starting of started.values()) {
        const product = await starting;
        const errors = product.log().match(/^.*"level":(?:50|60|"error"|"fatal").*$/gm);
        await product.remove();
        expect(errors, "errors in the server's log").toBeNull();
      }
    },
    { scope: "worker" },
  ],

  expectedComplaints: [[], { option: true }],

  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),

  product: async ({ companion, products }, use) => use(await products(companion)),

  baseURL: async ({ product }, use) => use(product.url),

  model: async ({ modelServer }, use) => {
    await use(modelServer);
    modelServer.reset();
  },

  // What no page may ever do, watched in every test: complain, or ask another origin for anything.
  context: async ({ context, product, expectedComplaints }, use) => {
    const watch = watchContext(context, product.url);
    await use(context);
    expect(unexpectedAmong(watch.complaints, expectedComplaints)).toEqual([]);
  },

  visit: async (
    { browser, contextOptions, javaScriptEnabled, product, expectedComplaints },
    use,
  ) => {
    const opened: { context: BrowserContext; complaints: string[]; expected: string[] }[] = [];
    await use(async (member, url = product.url) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: url,
        ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
      });
      // Of a line that a test cuts in the middle of a page's data nobody in the router catches what
      // the reading of the rest says; the page stays as it is.
      const cut = url === product.url ? [] : ["error: network error"];
      const { complaints } = watchContext(context, url);
      opened.push({ context, complaints, expected: [...expectedComplaints, ...cut] });
      await context.addCookies(member.cookies);
      return { context, page: await context.newPage() };
    });
    for (const { context, complaints, expected } of opened) {
      await context.close();
      expect(unexpectedAmong(complaints, expected)).toEqual([]);
    }
  },

  member: async ({ product, context }, use) => {
    const member = await newMember(product);
    await context.addCookies(member.cookies);
    await use(member);
  },

  chat: async ({ page, member }, use) => {
    const chat = new Chat(page);
    await chat.open();
    expect(member.firstName).toBe("Ana");
    await use(chat);
  },
});

/** A test whose page is signed in as a member, whether it names them or not. */
export const memberTest = test.extend<{ signedIn: void }>({
  signedIn: [async ({ member }, use) => use(void member), { auto: true }],
});

/** One product, or with TEST_INSTANCES so many behind a proxy, on a database server. */
async function start(modelUrl: string | null): Promise<Product> {
  const count = Number(process.env.TEST_INSTANCES ?? 1);
  return count > 1
    ? Product.of(await startInstances({ count, modelUrl }))
    : Product.start(modelUrl);
}

function unexpectedAmong(complaints: readonly string[], expected: readonly string[]): string[] {
  return complaints.filter((each) => !expected.includes(each));
}
