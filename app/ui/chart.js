// A point of a line of days tells its day, and what was noted then. Without this file the table under the
// chart says the same numbers.

for (const told of document.querySelectorAll("[data-points]")) {
  const slider = told.querySelector("input");
  const output = told.querySelector("output");
  const drawing = told.closest("figure")?.querySelector("svg");
  if (!(told instanceof HTMLElement) || !slider || !output || !drawing) continue;
  /** @type {string[]} */
  const points = JSON.parse(told.dataset.points ?? "[]");
  const [left = 0, right = 1] = (told.dataset.plot ?? "").split(" ").map(Number);
  const mark = drawing.querySelector(".chart-mark");
  const last = points.length - 1;

  /** @param {number} day */
  const show = (day) => {
    slider.value = String(day);
    const words = points[day] ?? "";
    output.textContent = words;
    slider.setAttribute("aria-valuetext", words);
    mark?.setAttribute("d", `M${left + ((right - left) * day) / last} 8V182`);
  };
  slider.max = String(last);
  slider.addEventListener("input", () => show(Number(slider.value)));
  /** @param {PointerEvent} event */
  const point = ({ clientX }) => {
    const { x, width } = drawing.getBoundingClientRect();
    const at = ((clientX - x) / width) * drawing.viewBox.baseVal.width;
    const day = Math.round(((at - left) / (right - left)) * last);
    show(Math.min(Math.max(day, 0), last));
  };
  drawing.addEventListener("pointermove", point);
  drawing.addEventListener("pointerdown", point);
  told.hidden = false;
  show(Number(told.dataset.start));
}
