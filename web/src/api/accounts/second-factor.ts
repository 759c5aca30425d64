import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@kindred/contract/accounts/second-factor';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { fetchData, invalidate, queryOf } from '../query.ts';

/** The password, and a code of the current app if there is one. */
export interface Proof {
  password: string;
  code: string;
}

export const useSecondFactor = () => useQuery(queryOf(readSecondFactor));

const useSecretChange = <V, T>(mutationFn: (given: V) => Promise<T>) =>
  useMutation({
    mutationFn,
    // The response contains a secret, which is kept no longer than it is shown.
    gcTime: 0,
    onSuccess: (_data, _given, _before, { client }) => invalidate(client, readSecondFactor),
  });

export const useBeginSecondFactor = () =>
  useSecretChange(({ password, code }: Proof) =>
    fetchData(beginSecondFactor, { body: { password, ...(code && { code }) } }),
  );

export const useConfirmSecondFactor = () =>
  useSecretChange(
    async (code: string) =>
      (await fetchData(confirmSecondFactor, { body: { code } })).recoveryCodes,
  );

export const useRenewRecoveryCodes = () =>
  useSecretChange(
    async (body: Proof) => (await fetchData(renewRecoveryCodes, { body })).recoveryCodes,
  );

export const useRemoveSecondFactor = () =>
  useSecretChange((body: Proof) => call(removeSecondFactor, { body }));
