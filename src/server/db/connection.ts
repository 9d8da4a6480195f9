import pg from 'pg';
import { countChange, isListed } from './changes';
import { createQueryNames } from './query-names';

const findQueryName = createQueryNames();

type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection to PostgreSQL that names its queries and counts a change when others can see it: at the end of the
 * statement, or of its transaction.
 */
export class Connection extends pg.Client {
  private hasChanged = false;
  private silence: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // The database ends statements that take too long. If its whole machine is gone, nothing ends them, so the
    // connection is closed here.
    const timeout = Number(config?.statement_timeout || 0) * 2;
    // A running query reports a broken connection to its caller. Between two queries there is no listener, and an error
    // event without a listener would end the process.
    this.on('error', () => undefined);
    this.on('end', () => clearTimeout(this.silence));
    // A pooler that gives each transaction another connection must support named statements; otherwise DATABASE_PREPARE
    // turns the names off.
    const mayName = process.env.DATABASE_PREPARE !== 'off';
    // The driver accepts queries in many forms. Only the plain form gets a name; all others pass unchanged.
    const ask: Query = super.query.bind(this) as Query;
    const named: Query = (config, ...rest) => {
      if (timeout > 0) this.silence ??= setTimeout(() => void this.end(), timeout).unref();
      const isPlain = typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
      if (!isPlain || typeof config.text !== 'string') return ask(config, ...rest);
      if (isListed(config.text)) this.hasChanged = true;
      if (!mayName) return ask({ ...config, name: undefined }, ...rest);
      if ('name' in config && config.name) return ask(config, ...rest);
      const name = findQueryName(config.text);
      return ask(name === undefined ? config : { ...config, name }, ...rest);
    };
    this.query = named as typeof this.query;
    // The event fires when the connection is idle again and before any caller gets its answer.
    this.on('drain', () => {
      clearTimeout(this.silence);
      this.silence = undefined;
      if (!this.hasChanged || this.getTransactionStatus() !== 'I') return;
      this.hasChanged = false;
      countChange();
    });
  }
}
