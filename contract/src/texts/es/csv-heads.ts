import type { csvHeads as en } from '../en/csv-heads.ts';
import type { Translated } from '../translated.ts';

export const csvHeads: Translated<typeof en> = {
  users: {
    id: 'ID de la cuenta',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo',
    emailVerified: 'Correo confirmado',
    state: 'Estado',
    subscription: 'Suscripción',
    joined: (zone) => `Fecha de registro (${zone})`,
    lastActive: (zone) => `Última actividad (${zone})`,
    born: 'Fecha de nacimiento',
    gender: 'Género',
    city: 'Ciudad',
    country: 'País',
    complete: 'Perfil completo',
  },
  outcomes: {
    id: 'ID de la cuenta',
    name: 'Nombre',
    email: 'Correo',
    outcome: 'Resultado',
    why: 'Motivo',
  },
  audit: {
    entry: 'Entrada',
    time: (zone) => `Hora (${zone})`,
    actor: 'Persona',
    actorName: 'Nombre de la persona',
    actorEmail: 'Correo de la persona',
    role: 'Rol',
    action: 'Acción',
    subjectKind: 'Tipo de objeto',
    subject: 'Objeto',
    subjectName: 'Nombre del objeto',
    address: 'Dirección IP',
    details: 'Detalles',
  },
  growth: {
    from: 'Desde',
    to: 'Hasta',
    total: 'Cuentas',
    vip: 'Cuentas VIP',
  },
  genders: {
    gender: 'Género',
    users: 'Cuentas',
  },
  ages: {
    age: 'Edad',
    users: 'Cuentas',
  },
};
