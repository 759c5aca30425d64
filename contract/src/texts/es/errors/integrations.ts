import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped:
    'Esta clave de API está incompleta. Cópiala otra vez, desde kk_ hasta el último carácter.',
  key_refused:
    'Esta clave de API no existe, se anuló o ha caducado. Pide una nueva a la administración.',
  key_scope_missing:
    'Esta clave de API no permite hacer esto. Pide a la administración una con el permiso que indica la documentación.',
  key_name_taken: 'Ya hay otra clave con este nombre. Elige otro nombre.',
  key_end_past: 'Esa fecha ya pasó. Elige una posterior.',
  keys_full: 'Ya hay 50 claves. Anula una que no se necesite.',
  key_not_found: 'Mientras tanto, esta clave se anuló. Recarga la lista.',
  webhook_url_invalid:
    'No se pueden enviar eventos a esta dirección. Escribe una como https://bot.example/kindred.',
  webhook_url_insecure: 'Esta dirección no está cifrada. Escribe una que empiece por https://.',
  webhook_url_private: 'Esta dirección pertenece a una red privada. Escribe una pública.',
  webhook_not_found: 'Mientras tanto, este webhook se eliminó. Recarga la lista.',
  webhook_changed: 'Alguien del equipo acaba de cambiar este webhook. Vuelve a mirarlo.',
  webhook_off: 'Este webhook está desactivado. Actívalo primero.',
  webhooks_full: 'Ya hay 20 webhooks. Elimina uno que no se necesite.',
  delivery_not_found: 'Esta entrada ya no existe. Recarga el registro.',
};
