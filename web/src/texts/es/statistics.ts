import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/statistics.ts';

const growth = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))}\u00a0%`;

export const messages: Translated<typeof en> = {
  title: 'Panel general',
  loading: 'Cargando los datos del panel…',
  failed: 'No pudimos cargar los datos del panel',
  again: 'Reintentar',
  stale: (time: string) =>
    `Ahora mismo no se pueden actualizar las cifras. Ves las de esta hora: ${time}.`,
  about: (figure: string) => `Qué significa “${figure}”`,
  cards: {
    total: { label: 'Cuentas en total', about: 'Todas las cuentas, incluidas las del equipo.' },
    vip: { label: 'Cuentas VIP', about: 'Cuentas con premium activo.' },
    active: {
      label: 'Cuentas activas',
      about: 'Cuentas que no están desactivadas, vetadas ni de baja.',
    },
    newThisMonth: {
      label: 'Nuevas este mes',
      about:
        'Cuentas creadas desde el día 1 de este mes. El crecimiento las compara con todo el mes anterior, así que es bajo hasta que el mes termina.',
    },
    newInAll: (count: number) => `Nuevas este mes: ${formatNumber(count)}`,
    vipRate: (percent: number) => `${formatNumber(percent)}\u00a0% son VIP`,
    onlineNow: (count: number) => `En línea ahora: ${formatNumber(count)}`,
    growth: (percent: number) => `Crecimiento: ${growth(percent)}`,
  },
  charts: {
    growth: 'Crecimiento de cuentas',
    joined: (from: string, to: string) => `Por fecha de alta, del ${from} al ${to}`,
    range: 'Periodo',
    days: 'Días',
    span: (from: string, to: string) => `del ${from} al ${to}`,
    gender: 'Distribución por género',
    age: 'Distribución por edad',
    allUsers: 'Todas las cuentas',
    ages: 'Cuentas con fecha de nacimiento',
    totalUsers: 'Altas en total',
    vipUsers: 'Altas VIP',
    month: 'Mes',
    genderColumn: 'Género',
    ageColumn: 'Edad',
    users: 'Cuentas',
    share: 'Parte',
    showTable: (chart: string) => `${chart}: mostrar como tabla`,
    showChart: (chart: string) => `${chart}: mostrar como gráfico`,
    export: (chart: string) => `${chart}: exportar como CSV`,
    exportFailed: (error: string) => `La exportación falló: ${error}`,
    files: { growth: 'crecimiento.csv', genders: 'generos.csv', ages: 'edades.csv' },
  },
  ranges: {
    '7-days': '7 días',
    '30-days': '30 días',
    '90-days': '90 días',
    '6-months': '6 meses',
    '12-months': '12 meses',
  },
  overview: {
    title: 'Estado de las cuentas',
    active: 'Activas',
    online: 'En línea',
    vip: 'VIP',
    newThisMonth: 'Nuevas este mes',
    profileComplete: 'Perfil completo',
    verified: 'Correo verificado',
    outOf: (count: number, total: number) => `${formatNumber(count)} de ${formatNumber(total)}`,
  },
  recent: {
    title: 'Cuentas recientes',
    all: 'Todas las cuentas',
    name: 'Nombre',
    email: 'Correo',
    joined: 'Alta',
    status: 'Estado',
    plan: 'Plan',
    presence: 'Presencia',
    unknown: 'Sin nombre',
    active: 'Activa',
    inactive: 'Inactiva',
    premium: 'Premium',
    free: 'Gratis',
    online: 'En línea',
    offline: 'Sin conexión',
    none: 'Todavía no hay cuentas.',
  },
};
