/** Shows what Firebase sends to this browser, and opens the page that it names. Nothing else is done here. */
self.addEventListener('push', (event) => {
  const { notification = {}, data = {} } = event.data?.json() ?? {};
  const title = notification.title ?? data.title;
  if (!title) return;
  const path = data.link ?? data.click_action ?? '/';
  const shown = { body: notification.body ?? data.body ?? '', icon: notification.icon, data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin);
  // Only pages of this shop, whatever a message says.
  const path = address.origin === self.location.origin ? address.href : '/';
  event.waitUntil(self.clients.openWindow(path));
});
