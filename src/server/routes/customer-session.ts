import * as session from '@/contract/auth/customer-session';
import * as schema from '@/contract/auth/customer-session.schema';
import { nothing } from '@/contract/core/fields';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '../http/api';
import { revokeOtherSessions, revokeSession, listSessions } from '../data/token';
import { serializeCustomerSession } from '../serializers/customer';
import { forCustomers, requireCustomer, whileOpen } from '../http/guards';
import { prove, sendProofCode } from '../accounts/proof';
import { logSecurityEvent } from '../http/security-event';

/** The sessions of a customer, and a fresh proof of identity: additions to the format. */
export const customerSessionRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(session.listSessions, nothing, async (_input, caller) => {
    const { id, session_id } = requireCustomer(caller);
    const all = (await listSessions(caller.db, id, caller.now)).map((row) => serializeCustomerSession(row, session_id));
    return [...all.filter((session) => session.is_current), ...all.filter((session) => !session.is_current)];
  });

  onCustomer(session.endSession, schema.endSession, async ({ id }, caller) => {
    const { id: account } = requireCustomer(caller);
    const isEnded = await whileOpen(caller, (db) => revokeSession(db, account, id));
    logSecurityEvent(caller, isEnded ? 'session_ended' : 'access_refused', { account });
    if (!isEnded) throw new ApiError('session_unknown');
    return { message: translate(caller.language, 'answers.session_ended') };
  });

  onCustomer(session.endOtherSessions, nothing, async (_input, caller) => {
    await whileOpen(caller, (db) => revokeOtherSessions(db, requireCustomer(caller)));
    logSecurityEvent(caller, 'session_ended', { account: requireCustomer(caller).id });
    return { message: translate(caller.language, 'answers.sessions_ended') };
  });

  onCustomer(session.sendProofCode, schema.sendProofCode, async ({ by }, caller) => {
    await sendProofCode(caller, by);
    return { message: translate(caller.language, 'answers.code_sent') };
  });

  onCustomer(session.prove, schema.prove, async (input, caller) => {
    await prove(caller, input);
    return { message: translate(caller.language, 'answers.proved') };
  });
};
