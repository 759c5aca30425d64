import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@kindred/contract/accounts/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export interface Proof {
  password: string;
  code: string;
}

export const useSecondFactor = () =>
  useQuery({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await call(readSecondFactor, { signal })).data,
  });

const useChange = <V, T>(mutationFn: (given: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // What is a secret is not kept for longer than it is shown.
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: ['second-factor'] }),
  });
};

export const useBegin = () =>
  useChange(
    async ({ password, code }: Proof) =>
      (await call(beginSecondFactor, { body: { password, ...(code && { code }) } })).data,
  );

export const useConfirm = () =>
  useChange(
    async (code: string) =>
      (await call(confirmSecondFactor, { body: { code } })).data.recoveryCodes,
  );

export const useRenew = () =>
  useChange(async (body: Proof) => (await call(renewRecoveryCodes, { body })).data.recoveryCodes);

export const useTurnOff = () => useChange((body: Proof) => call(removeSecondFactor, { body }));
