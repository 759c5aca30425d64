import { c as listSessions } from './credentials-D4FvgtBE.js';
import { i as ownAccount } from './leaving-gZ8OzOWz.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import 'typebox';
import { useQuery } from '@tanstack/react-query';
var listSignInMethods = {
  method: 'GET',
  url: '/auth/sign-in-methods',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var addSignInMethod = {
  method: 'POST',
  url: '/auth/sign-in-methods',
  access: 'member',
  freshProof: 'always',
  schema: { response: { 200: { required: ['success'] } } },
};
var removeSignInMethod = {
  method: 'POST',
  url: '/auth/sign-in-methods/removal',
  access: 'member',
  freshProof: 'always',
  schema: { response: { 200: { required: ['success'] } } },
};
// web/src/api/accounts/sign-in-methods.ts
var useSignInMethods = () =>
  useQuery({
    ...queryOf(listSignInMethods),
    select: ({ signInMethods }) => signInMethods,
  });
var useRemoveSignInMethod = () =>
  useChange(
    (method) => call(removeSignInMethod, { body: { method } }),
    listSignInMethods,
    listSessions,
    ownAccount,
  );
var useAddSignInMethod = () =>
  useChange(
    (token) =>
      call(addSignInMethod, {
        body:
          'tokenId' in token
            ? {
                method: 'google',
                ...token,
              }
            : {
                method: 'facebook',
                ...token,
              },
      }),
    listSignInMethods,
    ownAccount,
  );
export { useRemoveSignInMethod as n, useSignInMethods as r, useAddSignInMethod as t };
