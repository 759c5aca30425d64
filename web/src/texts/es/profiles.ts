import { interestGroups } from '@kindred/contract/texts/es/interests';
import { promptLabels } from '@kindred/contract/texts/es/prompts';
import type { messages as en } from '../en/profiles.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  loading: 'Cargando tu perfil…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  saving: 'Guardando…',
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar',
  editGroup: (group: string) => `Editar: ${group}`,
  nothing: 'Todavía nada',
  interests: Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>,
  prompts: promptLabels as Record<string, string>,
  groups: {
    about: 'Sobre ti',
    seeking: 'A quién te gustaría conocer',
    place: 'Tu ubicación',
    bio: 'Sobre mí',
    interests: 'Intereses',
    prompts: 'Frases',
  },
  genders: {
    woman: 'Mujer',
    man: 'Hombre',
    nonbinary: 'Persona no binaria',
  } as Record<string, string>,
  sought: {
    woman: 'mujeres',
    man: 'hombres',
    nonbinary: 'personas no binarias',
    other: 'personas de otros géneros',
  } as Record<string, string>,
  summary: {
    bothWays: 'Solo personas que buscan a alguien como yo',
    within: (distance: string) => `Hasta ${distance}`,
    anywhere: 'En cualquier lugar',
    ages: (from: number, to: number) => `De ${from} a ${to} años`,
    anyone: 'También personas que buscan a alguien diferente',
  },
  own: {
    title: 'Tu perfil',
    needed: (done: number, all: number) => `${done} de ${all} pasos para que te encuentren`,
    better: (percent: number) => `${formatPercent(percent)} completo`,
    next: {
      about: 'Siguiente: cuenta quién eres.',
      place: 'Siguiente: añade tu ciudad, para que se vea a qué distancia estás.',
      seeking: 'Siguiente: di a quién te gustaría conocer.',
      photo: 'Siguiente: añade una foto para que te puedan encontrar.',
      interests:
        'Siguiente: elige algunos intereses. Muestran lo que tienes en común con otras personas.',
      prompts: 'Siguiente: completa una frase. Así es más fácil que te escriban.',
      questions:
        'Siguiente: responde algunas preguntas. Cuanto más compartes, mejores son tus matches.',
      facts: 'Siguiente: añade algunos datos sobre ti. Ayudan a decidirse.',
    },
    allDone: 'Tu perfil está completo.',
    asOthers: 'Ver cómo se muestra',
    forTeam: 'Las cuentas del equipo no necesitan perfil. Los miembros nunca ven el tuyo.',
    asOthersHidden: 'Tu perfil será visible cuando esté completo y tenga una foto.',
    years: (age: number) => `${age} años`,
  },
};
