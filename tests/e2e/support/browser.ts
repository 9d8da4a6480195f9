/** A name of the test's shop. Unlike for 127.0.0.1, browsers restrict its pages as they do any page without HTTPS. */
export const PLAIN_HTTP_HOST = 'shop.test';

/** Flags for a browser that runs as root on a machine without internet access. */
const QUIET = [
  `--host-resolver-rules=MAP ${PLAIN_HTTP_HOST} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env.CHROME_PATH;

const started = (...more: string[]) => ({
  launchOptions: { args: [...QUIET, ...more], ...(executablePath ? { executablePath } : {}) },
});

/**
 * Journeys that check texts and amounts load no pictures: loading, decoding and drawing them takes a tenth of the run.
 */
export const withoutPictures = started('--blink-settings=imagesEnabled=false');

/** `test.use(withPictures)` for files that check pictures, or all requests of a page. */
export const withPictures = started();
