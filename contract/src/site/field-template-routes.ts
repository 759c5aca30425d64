import * as Type from 'typebox';
import { data } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { OwnField } from './own-fields.ts';

export const listFieldTemplates = {
  method: 'GET',
  url: '/site/field-templates',
  access: permissions.editSite,
  schema: {
    tags: ['Site'],
    summary: 'Fields of profiles to begin with, in each language',
    response: { 200: data(Type.Object({ templates: Type.Array(OwnField) })) },
  },
} as const satisfies Route;
