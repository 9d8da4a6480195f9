import { gzipSync } from 'node:zlib';

/** Kilobytes after gzip of the page's HTML and of the files that it references. */
export async function firstLoad(origin, path) {
  const html = await (await fetch(origin + path)).text();
  const addresses = (tags, attribute) => [
    ...new Set([...html.matchAll(tags)].flatMap(([tag]) => attribute.exec(tag)?.[1] ?? [])),
  ];
  const scripts = addresses(/<script(?![^>]*nomodule)[^>]*>/gi, /src="([^"]+)"/);
  const styles = addresses(/<link[^>]*rel="stylesheet"[^>]*>/g, /href="([^"]+)"/);
  const weight = async (found) => {
    const texts = await Promise.all(found.map(async (address) => (await fetch(origin + address)).arrayBuffer()));
    return texts.reduce((all, text) => all + kilobytes(Buffer.from(text)), 0);
  };
  return { script: await weight(scripts), style: await weight(styles), html: kilobytes(html) };
}

const kilobytes = (text) => gzipSync(text, { level: 9 }).length / 1024;
