import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/lists.ts';

/** Texts that several screens of the back office share. */
export const messages: Translated<typeof en> = {
  paging: {
    label: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (from: number, until: number, pages: number) =>
      from === until
        ? `Página ${formatNumber(from)} de ${formatNumber(pages)}`
        : `Páginas ${formatNumber(from)}–${formatNumber(until)} de ${formatNumber(pages)}`,
    goTo: 'Ir a la página',
    size: 'Filas por página',
  },
  views: {
    title: 'Vistas',
    loading: 'Cargando las vistas…',
    failed: 'No pudimos cargar las vistas',
    again: 'Reintentar',
    none: 'Todavía no hay vistas guardadas.',
    builtIn: 'para todo el equipo',
    private: 'solo para ti',
    shared: 'compartida con el equipo',
    by: (name: string) => `de ${name}`,
    rename: 'Cambiar nombre',
    renameOf: (name: string) => `Nombre nuevo para ${name}`,
    share: 'Compartir',
    unshare: 'Dejar de compartir',
    delete: 'Eliminar',
    cancel: 'Cancelar',
    name: 'Nombre de la vista',
    saveThis: 'Guardar esta lista',
    nameAbout: 'Conserva los filtros, el orden y las columnas.',
    shareNew: 'Compartir con el equipo',
    save: 'Guardar vista',
  },
  filters: { title: 'Filtros', close: 'Cerrar' },
  since: (date: string) => `Desde el ${date}`,
  clearSince: (date: string) => `Desde el ${date}: mostrar cualquier fecha`,
  searchButton: 'Buscar',
  clearFilters: 'Quitar filtros',
  clearSearch: 'Borrar la búsqueda',
};
