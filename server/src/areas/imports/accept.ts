import type { acceptInvited } from '@kindred/contract/imports/invited';
import type { Language } from '@kindred/contract/languages';
import { offeredKeys } from '@kindred/contract/site/catalog-choices';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import { lockImports } from '../../db/team-locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { stillPresent } from '../../platform/site/binding-pages.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { refuseGuessable } from '../accounts/credentials/password-rules.ts';
import { hashPassword } from '../accounts/credentials/passwords.ts';
import { ifAddressTaken, insertAccount, insertProfile, markVerified } from '../accounts/queries.ts';
import { type Device, openSession } from '../accounts/sessions/sessions.ts';
import { prepareAcceptances } from '../members/acceptances.ts';
import { refuseMinor } from '../members/age.ts';
import { recordConsent } from '../members/consent.ts';
import { writeChange } from '../profiles/profile-change.ts';
import { rememberRefusal } from './addresses.ts';
import type { Details } from './details.ts';
import { countAnswer, deleteInvited, findInvited } from './invited.ts';
import { invitedTokens } from './mail-job.ts';

type Accepting = Static<(typeof acceptInvited)['schema']['body']>;

/** The person that a link is for. */
export async function openInvitation({ pool, secret, now }: FastifyInstance, token: string) {
  const [id] = invitedTokens(secret).read(token) ?? [];
  const invited = id ? await findInvited(pool, id, now()) : null;
  if (!invited) throw gone();
  return invited;
}

/** Makes an account with what was imported. The link was mailed, so using it confirms the address. */
export async function acceptInvitation(
  app: FastifyInstance,
  given: Accepting,
  { device, language: shownIn }: { device: Device; language: Language },
) {
  const { accountService: service, pool } = app;
  const { now, today } = presentMoment(app);
  const invited = await openInvitation(app, given.token);
  const { email, details, import_id: importId } = invited;
  if (await service.isBanned(pool, email)) throw gone();
  const { password, firstName, dateOfBirth } = given;
  refuseMinor(dateOfBirth, today);
  refuseGuessable(password, { email, brand: service.brand });
  // Some may have been retired since they were imported.
  const offered = new Set(offeredKeys('interests', app.site.document.catalogs));
  const interests = details.interests.filter((key) => offered.has(key));
  const accepts = stillPresent(app.site.document, given.accepts ?? []);
  const recordAcceptances = await prepareAcceptances(pool, accepts, shownIn, now);
  const passwordHash = await hashPassword(password);
  const accepting = inTransaction(pool, async (client) => {
    await lockImports(client, [importId]);
    if (!(await deleteInvited(client, invited.id))) throw gone();
    await countAnswer(client, importId, 'accepted');
    const language = device.language ?? invited.language;
    const account = await insertAccount(client, { email, passwordHash, language });
    const { lastName } = details;
    await insertProfile(client, account.id, {
      firstName,
      dateOfBirth,
      ...(lastName !== null && { lastName }),
    });
    await recordConsent(client, account.id, now);
    await recordAcceptances(client, account.id);
    await writeDetails(client, account.id, { ...details, interests });
    await markVerified(client, account.id, now);
    return { id: account.id, tokens: await openSession(client, service, account, device) };
  });
  return accepting.catch(ifAddressTaken(failTaken));
}

async function writeDetails(client: PoolClient, id: string, details: Details) {
  const { gender, genders, place, bio, interests } = details;
  const nowhere = { _id: id, location: { city: null, country: null } };
  const change = {
    ...(gender !== null && { gender }),
    ...(genders.length > 0 && { lookingFor: { genders } }),
    ...(bio !== null && { bio }),
    ...(interests.length > 0 && { interests }),
  };
  await writeChange(client, nowhere, change, place ?? undefined);
}

/** Deletes what was imported. A later import does not invite the address again. */
export async function refuseInvitation(app: FastifyInstance, token: string) {
  const { id, email, import_id: importId } = await openInvitation(app, token);
  await inTransaction(app.pool, async (client) => {
    await lockImports(client, [importId]);
    if (!(await deleteInvited(client, id))) throw gone();
    await countAnswer(client, importId, 'refused');
    await rememberRefusal(client, app.secret, email, app.now());
  });
}

const gone = () => new AppError('invited_link_ended');

const failTaken = (): never => {
  throw new AppError('invited_address_taken');
};
