// A page that leads on by itself after a while: its link goes there at once, and without this file alone.

for (const link of document.querySelectorAll("a[data-go-on]")) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  setTimeout(() => location.assign(link.href), Number(link.dataset.goOn));
}
