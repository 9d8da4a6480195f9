/** Keeps a browser quiet that runs as root on a machine without a way out. */
const QUIET = [
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

/** A journey of words and sums does not ask for pictures: fetching, unpacking and drawing them is a tenth of the run. */
export const withoutPictures = started('--blink-settings=imagesEnabled=false');

/** `test.use(withPictures)` for a file that looks at them, or at everything that a page does. */
export const withPictures = started();
