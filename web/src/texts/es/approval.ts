import { reasonTexts } from '@kindred/contract/texts/es/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approval.ts';

export const messages: Translated<typeof en> = {
  title: 'Tu aprobación',
  loading: 'Cargando...',
  failed: 'Error al cargar tu aprobación',
  again: 'Volver a intentarlo',
  waitingTitle: 'Nuestro equipo está mirando tu perfil',
  waitingAbout:
    'Hasta que lo aprobemos, no ves a nadie y nadie te ve. Te escribiremos en cuanto lo hayamos decidido. Mientras tanto puedes mejorar tu perfil, añadir fotos y responder preguntas.',
  notReadyTitle: 'Completa antes tu perfil',
  notReadyAbout:
    'Nuestro equipo lo mira cuando tu correo está confirmado y tu perfil completo. Hasta que se apruebe, no ves a nadie y nadie te ve.',
  refusedTitle: 'No hemos aprobado tu perfil',
  refusedAbout:
    'No ves a nadie y nadie te ve. Puedes cambiar tu perfil y preguntarnos otra vez, o eliminar tu cuenta en los ajustes.',
  approvedTitle: 'Tu perfil está aprobado',
  approvedAbout: 'Ves a otras personas y ellas te ven.',
  noneTitle: 'Nada que esperar',
  noneAbout: 'No necesitas aprobación.',
  see: 'Ver personas',
  teamWrote: 'Nuestro equipo escribió:',
  profile: 'Editar mi perfil',
  questions: 'Responder preguntas',
  settings: 'Abrir los ajustes',
  askTitle: 'Pregúntanos otra vez',
  askAbout:
    'Cambia antes lo que hemos señalado. Después nuestro equipo mira tu perfil de nuevo. Puedes añadir lo que deberíamos saber.',
  askLabel: '¿Qué debería saber nuestro equipo?',
  ask: 'Preguntar otra vez',
  bannerWaiting: 'Hasta que nuestro equipo apruebe tu perfil, no ves a nadie y nadie te ve.',
  bannerRefused: 'Nuestro equipo no ha aprobado tu perfil.',
  more: 'Leer más',
  reasons: reasonTexts,
};
