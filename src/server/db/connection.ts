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
  private silence: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // The database ends statements that take too long. When its whole machine is gone, nothing ends them, so the
    // connection is given up.
    const timeout = Number(config?.statement_timeout || 0) * 2;
    // A query that is running reports a broken connection to its caller. Between two queries nobody listens, and an
    // error event without a listener would end the process.
    this.on('error', () => undefined);
    this.on('end', () => clearTimeout(this.silence));
    // A pooler that hands each transaction another connection must know of names, or there are none.
    const mayName = process.env.DATABASE_PREPARE !== 'off';
    // The driver takes queries in many forms. Only the plain one gets a name; all others pass unchanged.
    const ask: Query = super.query.bind(this) as Query;
    const named: Query = (config, ...rest) => {
      if (timeout > 0) this.silence ??= setTimeout(() => void this.end(), timeout).unref();
      const isPlain = typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
      if (!isPlain || typeof config.text !== 'string') return ask(config, ...rest);
      if (isListed(config.text)) this.hasChanged = true;
      if (!mayName) return ask({ ...config, name: undefined }, ...rest);
      if ('name' in config && config.name) return ask(config, ...rest);
      const name = nameOf(config.text);
      return ask(name === undefined ? config : { ...config, name }, ...rest);
    };
    this.query = named as typeof this.query;
    // Runs when the connection is idle again and before any caller gets its answer.
    this.on('drain', () => {
      clearTimeout(this.silence);
      this.silence = undefined;
      if (!this.hasChanged || this.getTransactionStatus() !== 'I') return;
      this.hasChanged = false;
      countChange();
    });
  }
}
