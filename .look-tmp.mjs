import { chromium } from "@playwright/test";
import { systemBrowser } from "./tests/setup/browser.js";
const b = await chromium.launch({executablePath: systemBrowser() ?? undefined, args:["--headless","--no-sandbox","--disable-gpu"]});
for (const [w,h,js] of [[320,640,true],[390,844,false],[1280,720,true]]) {
  const c = await b.newContext({viewport:{width:w,height:h},javaScriptEnabled:js});
  const p = await c.newPage();
  await p.goto("http://127.0.0.1:4971/auth");
  await p.getByLabel("Email").fill("free@demo.local");
  await p.getByLabel("Password",{exact:true}).fill("demo-password");
  await p.getByRole("button",{name:"Sign In",exact:true}).click();
  await p.waitForURL(u=>!u.pathname.startsWith("/auth"));
  await p.goto("http://127.0.0.1:4971/chat");
  await p.waitForTimeout(800);
  await p.getByText("Menu",{exact:true}).click();
  await p.screenshot({path:`/tmp/look-${w}.png`});
  for (const a of await p.locator(".chat-more-places > a").all()) console.log(w, JSON.stringify(await a.boundingBox()));
}
await b.close();
