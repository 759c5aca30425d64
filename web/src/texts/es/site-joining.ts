// Made from texts/es/site-joining.json. Change it there.
// @ts-nocheck

export const messages = {
invitationOnly: "Solo puede registrarse quien tiene el código de una invitación, y el sitio lo dice a quien lo visita. Te cuesta a todas las personas que llegan sin uno. Las importadas y los miembros no lo necesitan.",
invitationsPerMember: "Cuántas personas puede traer cada miembro con su propio enlace. Te cuesta elegir quién llega. Con 0 nadie tiene enlace.",
regions: "Quien vive en otro lugar no puede registrarse, el sitio dice desde dónde es posible y los miembros no pueden mudarse fuera. Te cuesta a la gente de otros países. Los miembros que ya viven fuera se quedan. Sin países, es en todas partes.",
approval: "Los miembros nuevos no ven a nadie y nadie los ve hasta que tu equipo los aprueba. Le cuesta a tu equipo una decisión por cada persona que llega, y a ti quienes no quieren esperar. A los miembros actuales no les afecta. Si lo desactivas, quienes esperan quedan aprobados.",
approvalOn: "Quien se registre a partir de ahora espera a tu equipo. A los miembros actuales no les afecta.",
approvalOff: "Todas las personas que esperan a tu equipo quedan aprobadas y reciben un aviso. Un rechazo se mantiene hasta que el miembro pregunta otra vez.",
};
