import * as Type from 'typebox';

/** Unknown fields are refused. */
export const strict = { additionalProperties: false } as const;

export const Id = Type.String({ format: 'uuid', description: 'A UUID in text' });
export const Time = Type.String({ format: 'date-time' });
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
export const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 });

/** Trimmed text of 1 to `maxLength` characters. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** A name is one line with a visible character: spaces and direction marks alone are refused. */
export const Name = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, format: 'visible' });

/** A password as typed: neither trimmed nor normalised. Rules for new passwords are in accounts/credentials. */
export const Secret = Type.String({ format: 'password', minLength: 1, maxLength: 1024 });

/** Allows null. A list of types compiles to a faster check than a union. */
export const Nullable = <T extends Type.TSchema>(schema: T) => {
  const { type, enum: words } = schema as { type?: string; enum?: string[] };
  return Type.Unsafe<Type.Static<T> | null>({
    ...schema,
    type: [type ?? 'string', 'null'],
    ...(words && { enum: [...words, null] }),
  });
};

/** The English name of a country in the server, and its name in the language of the request in responses. */
export const CountryName = Type.String({ format: 'country' });

/** What a person wrote or, in responses, a sentence in the language of the request that says why it is gone. */
export const DeletableText = Type.String({ format: 'deletable-text' });

/** What a browser says about itself in the server, and the name of its device in the language of the request in responses. */
export const DeviceName = Type.String({
  format: 'device',
  description: 'Such as “Firefox on Linux”; empty when unknown',
});

/** One of a list of words. */
export const OneOf = <const T extends readonly string[]>(
  words: T,
  about: { description?: string } = {},
) => Type.Unsafe<T[number]>({ type: 'string', enum: words, ...about });

/** The headers that every idempotent route accepts. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[!-~]{1,255}$',
      description:
        'Chosen by the client, such as a UUID. A repeated request with the same content within 24 hours gets the response of the first one, without doing it twice; one with other content is refused with 409. A failed request can be sent again with the same key.',
    }),
  ),
});

/** A secret that a browser creates once and keeps, so that strangers' tries do not lock its owner out. */
export const deviceSecretHeader = 'device-secret';
const deviceSecretShape = /^[\w-]{43}$/;
export const isDeviceSecret = (text: unknown): text is string =>
  typeof text === 'string' && deviceSecretShape.test(text);

/** These errors belong to routes that open a session, or with which strangers can guess about someone. */
export const DeviceHeaders = Type.Object({
  [deviceSecretHeader]: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        '32 random bytes in base64url, created by the browser. If someone signed in to the account with them before, wrong tries of others do not count; anything else is ignored.',
    }),
  ),
});

/**
 * In a response, a mark of what the client has now seen or written. It sends all marks that it has, separated by spaces, to be shown
 * at least that; a mark takes the place of those that were sent with its request. Without any, it is shown what is there now.
 */
export const seenUntilHeader = 'seen-until';

/** In the place of a mark: the service can't give one now, and answers from the primary until it can. */
export const noMark = 'none';

/** These fields are for staff reads that are logged and that a screen repeats. */
export const Poll = Type.Optional(
  Type.Boolean({
    description:
      'Sent by a screen that refreshes automatically: the same query is not logged again',
  }),
);

/** The header of a change that must not overwrite a newer version. */
export const IfMatchHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The ETag of the version that the change is based on',
    }),
  ),
});

/** What to send in `If-Match`; the same as the `ETag` of the response. */
export const Version = Type.String({ description: 'The version to send in `If-Match`' });

/** A new password. Length counts code points, and any character is allowed. */
export const NewPassword = Type.String({ format: 'password', minLength: 8, maxLength: 128 });

/** The token of a mailed link. */
export const MailedToken = Type.String({ minLength: 1, maxLength: 200 });

/** The body of a successful response: `success` and the fields that the route declares. */
export const success = <T extends Type.TProperties>(fields: T) =>
  Type.Object({ success: Type.Literal(true), ...fields });

export const data = <T extends Type.TSchema>(schema: T) => success({ data: schema });

/** A response that is not JSON. */
export const content = (type: string) =>
  Type.Unsafe<string>({ content: { [type]: { schema: { type: 'string' } } } });

export const Failure = Type.Object(
  {
    success: Type.Literal(false),
    message: Type.String({ description: 'A sentence for people, with what to do next' }),
    code: Type.String(),
    requestId: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          msg: Type.String({
            description: 'A sentence for people, in the language of the request',
          }),
          code: Type.String({ description: 'What is wrong, for sentences in other languages' }),
          params: Type.Optional(Type.Unknown({ description: 'What its sentence mentions' })),
        }),
      ),
    ),
    data: Type.Optional(
      Type.Unknown({
        description:
          'The current version, with 412; the ways to confirm it is you, with `fresh_proof_required`; the right that the plan lacks; the payment that waits for the bank of a card; why a message was refused; that the account was deleted, if its owner is under 18; the token of the statement of a ban, at sign-in',
      }),
    ),
  },
  { title: 'Failure' },
);
export type Failure = Type.Static<typeof Failure>;
