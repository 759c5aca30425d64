let title = '';
let unread = 0;

function show() {
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title;
}

/** The title of the page, which the tab of the browser shows after the number of unread notices. */
export function showPageTitle(next: string) {
  title = next;
  show();
}

export function showUnread(next: number) {
  unread = next;
  if (title) show();
}
