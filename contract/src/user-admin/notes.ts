import * as Type from 'typebox';
import { DeletableText, Failure, Id, Nullable, Text, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';

const tags = ['Staff'] as const;
const params = Type.Object({ id: Id }, strict);

/** Null is the service itself, or an account that was erased. */
export const Person = Type.Union([
  Type.Object({ _id: Id, name: Nullable(Type.String()) }),
  Type.Null(),
]);

export const Note = Type.Object(
  {
    _id: Id,
    body: DeletableText,
    author: Person,
    createdAt: Time,
    mine: Type.Boolean({ description: 'Whether you wrote it and can delete it' }),
  },
  { title: 'Note' },
);
export type Note = Type.Static<typeof Note>;

export const addNote = {
  method: 'POST',
  url: '/users/:id/notes',
  access: permissions.writeNotes,
  idempotent: true,
  schema: {
    tags,
    summary: 'Add a note about a user that only the team can see',
    params,
    body: Type.Object({ body: Text(2000) }, strict),
    response: { 200: data(Type.Object({ note: Note })), 404: Failure },
  },
} as const satisfies Route;

export const deleteNote = {
  method: 'DELETE',
  url: '/users/:id/notes/:noteId',
  access: permissions.writeNotes,
  schema: {
    tags,
    summary: 'Delete your own note',
    params: Type.Object({ id: Id, noteId: Id }, strict),
    response: { 200: data(Type.Object({ _id: Id })), 404: Failure },
  },
} as const satisfies Route;
