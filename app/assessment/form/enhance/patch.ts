const isAlike = (one: Node, other: Node) =>
  one.nodeName === other.nodeName && (one as Element).id === (other as Element).id;

/**
 * Updates a part of the page to the HTML the server rendered. Elements that remain keep the focus, their expanded state, and typed text: a
 * control the user has touched no longer follows its attributes.
 */
export const patch = (from: Element, to: Element) => {
  let at = from.firstChild;
  for (const node of [...to.childNodes]) {
    let same = at;
    while (same && !isAlike(same, node)) same = same.nextSibling;
    if (!same) {
      from.insertBefore(node, at);
      continue;
    }
    while (at !== same) {
      const gone = at as ChildNode;
      at = gone.nextSibling;
      gone.remove();
    }
    at = same.nextSibling;
    if (node.nodeType === 1) alter(same as Element, node as Element);
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
  }
  while (at) {
    const gone = at;
    at = gone.nextSibling;
    gone.remove();
  }
};

const alter = (from: Element, to: Element) => {
  for (const { name } of [...from.attributes])
    if (name !== "open" && !to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  patch(from, to);
};

/** Sets the controls of a part to their rendered values, except the one the user is typing in. */
export const takeOver = (part: Element) => {
  for (const control of part.querySelectorAll<HTMLInputElement>("input")) {
    if (/radio|check/.test(control.type)) control.checked = control.defaultChecked;
    else if (control !== document.activeElement) control.value = control.defaultValue;
  }
  for (const option of part.querySelectorAll("option")) if (option.defaultSelected) option.selected = true;
};
