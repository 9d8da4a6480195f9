/** What Next's `useRouter` reads. Next exports it nowhere else, and a component alone has no router to read. */
export { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
