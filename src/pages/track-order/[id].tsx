import { onDemand, rendered } from '@/server/pages/ssr';
import TrackOrderRoute from './[[...rest]]';

export const getStaticProps = rendered(async ({ params }) =>
  /^\d{1,10}$/.test(params.id ?? '') ? {} : { notFound: true as const },
);
export const getStaticPaths = onDemand;

export default TrackOrderRoute;
