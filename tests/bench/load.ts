// A process that makes load: it takes a job, does it, and tells the result.
import { browse, type BrowseJob } from "./browse.ts";
import { runChatLoad, type ChatLoadJob } from "./chat-load.ts";

process.on("message", (job: ChatLoadJob | BrowseJob) => {
  const doing =
    job.kind === "talk"
      ? runChatLoad(job, () => process.send?.({ allTalking: true }))
      : browse(job);
  doing.then(
    (result) => process.send?.({ result }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
