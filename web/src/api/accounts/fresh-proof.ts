import { giveProof, mailProofCode } from '@kindred/contract/accounts/fresh-proof';
import { useMutation } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/calls/call.ts';

export const useGiveProof = () =>
  useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof giveProof>['body']>) =>
      call(giveProof, { body }),
  });

export const useMailProofCode = () =>
  useMutation({ mutationFn: () => call(mailProofCode, { body: {} }) });
