import pg from 'pg';
import { countChange, isListed } from './changes';
import { namesOfQueries } from './query-names';

const nameOf = namesOfQueries();

type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection to PostgreSQL whose queries have names, and which tells when what it has changed can be seen by others:
 * at the end of the statement, or of its transaction.
 */
export class Connection extends pg.Client {
  private hasChanged = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // One of the many forms in which a driver may be called; all others go through as they are.
    const ask: Query = super.query.bind(this) as Query;
    const named: Query = (config, ...rest) => {
      const isPlain = typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
      if (!isPlain || typeof config.text !== 'string') return ask(config, ...rest);
      if (isListed(config.text)) this.hasChanged = true;
      if ('name' in config && config.name) return ask(config, ...rest);
      const name = nameOf(config.text);
      return ask(name === undefined ? config : { ...config, name }, ...rest);
    };
    this.query = named as typeof this.query;
    // Every answer is there, and none of them has reached who asked.
    this.on('drain', () => {
      if (!this.hasChanged || this.getTransactionStatus() !== 'I') return;
      this.hasChanged = false;
      countChange();
    });
  }
}
