import * as Type from 'typebox';
import { Email, Failure, Secret, answer, data, strict } from './common.ts';
import { User } from './members.ts';
import type { Route } from './route.ts';

const tags = ['Auth'] as const;

const Standing = {
  requiresVerification: Type.Boolean(),
  requiresProfileCompletion: Type.Boolean(),
  onboardingComplete: Type.Boolean(),
};

const RefreshToken = Type.String({ minLength: 1, maxLength: 1024 });

export const login = {
  method: 'POST',
  url: '/auth/login',
  access: 'public',
  schema: {
    tags,
    summary: 'Sign in with email and password',
    body: Type.Object({ email: Email, password: Secret }, strict),
    response: {
      200: data(
        Type.Object({ token: Type.String(), refreshToken: Type.String(), user: User, ...Standing }),
      ),
      401: Failure,
      403: Failure,
    },
  },
} as const satisfies Route;

export const refreshToken = {
  method: 'POST',
  url: '/auth/refresh-token',
  access: 'public',
  schema: {
    tags,
    summary: 'Exchange a refresh token for a new pair',
    body: Type.Object({ refreshToken: RefreshToken }, strict),
    response: {
      200: data(Type.Object({ token: Type.String(), refreshToken: Type.String() })),
      401: Failure,
    },
  },
} as const satisfies Route;

export const logout = {
  method: 'POST',
  url: '/auth/logout',
  access: 'member',
  schema: { tags, summary: 'End this session', response: { 200: answer({}) } },
} as const satisfies Route;

export const ownProfile = {
  method: 'GET',
  url: '/auth/profile',
  access: 'member',
  schema: {
    tags,
    summary: 'The signed-in member',
    response: {
      200: answer({
        userData: Type.Object({
          user: User,
          privacySettings: Type.Object({ showLastActive: Type.Boolean() }),
          ...Standing,
        }),
      }),
    },
  },
} as const satisfies Route;
