import type { ChildProcess } from "node:child_process";
import type { BrowseJob, BrowseResult } from "./browse.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { startProduct, type Product } from "./product.ts";
import type { ChatLoadJob, ChatLoadResult } from "./chat-load.ts";
import { modelNamed, type Pace } from "./words.ts";

/** Everything that talks is measured against: the model, the relay before it, and the product. */
export interface Scene {
  pace: Pace;
  modelUrl: string;
  relay: ChildProcess;
  relayUrl: string;
  product: Product;
  close(): Promise<void>;
}

/** Starts a model of this pace, the relay and the product, each as a process of its own. */
export async function openScene(pace: Pace, memberCount: number): Promise<Scene> {
  const model = forkOwn("model.ts");
  const modelUrl = `http://127.0.0.1:${await told<number>(model, "port")}`;
  const relay = forkOwn("relay.ts", [modelUrl, modelNamed(pace)]);
  const relayUrl = `http://127.0.0.1:${await told<number>(relay, "port")}`;
  const product = await startProduct(modelUrl, pace, memberCount);
  const close = async () => void (await Promise.all([model, relay, product.server].map(stop)));
  return { pace, modelUrl, relay, relayUrl, product, close };
}

export type Crowd = Pick<
  ChatLoadJob,
  "with" | "rampMs" | "messagesEach" | "pauseMs" | "isBrief"
> & {
  people: number;
};

/** Lets members of a scene talk, in a process of its own; `duringTalk` runs while all talk. */
export async function talkIn(
  scene: Scene,
  { people, ...job }: Crowd,
  duringTalk: () => Promise<void> = async () => {},
): Promise<ChatLoadResult> {
  const { product, pace } = scene;
  const urls = { product: product.url, relay: scene.relayUrl, model: scene.modelUrl };
  const load = forkOwn("load.ts");
  const during = told(load, "allTalking").then(duringTalk);
  const result = await makeLoad<ChatLoadResult>(load, {
    ...job,
    kind: "talk",
    url: urls[job.with],
    model: modelNamed(pace),
    members: product.members.slice(-people),
    words: pace.words,
  });
  await during;
  return result;
}

/** Looks at a page again and again, in a process of its own. */
export async function browsePage(job: Omit<BrowseJob, "kind">): Promise<BrowseResult> {
  return makeLoad<BrowseResult>(forkOwn("load.ts"), { ...job, kind: "browse" });
}

async function makeLoad<Result>(load: ChildProcess, job: ChatLoadJob | BrowseJob): Promise<Result> {
  const telling = told<Result>(load, "result");
  load.send(job);
  const result = await telling;
  await stop(load);
  return result;
}
