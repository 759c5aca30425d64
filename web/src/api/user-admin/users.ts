import type { User } from '@kindred/contract/members';
import {
  type StaffStatus,
  type StaffUser,
  type UserChange,
  changeUserStatus,
  editUser,
  readUser,
} from '@kindred/contract/user-admin';
import { readMemberFile } from '@kindred/contract/user-admin/member-file';
import { type UserFilter, exportUsers } from '@kindred/contract/user-admin/user-list';
import { dashboard } from '@kindred/contract/statistics';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { download } from '../../lib/calls/download.ts';
import { fetchData, queryOf, useChange } from '../query.ts';
import { userLists } from './user-list.ts';

export const useExportUsers = () =>
  useMutation({
    mutationFn: ({ filter, file }: { filter: UserFilter; file: string }) =>
      download(exportUsers, { query: filter }, file),
  });

/** A user as loaded; a change names that version. */
export interface VersionedUser {
  user: StaffUser;
  version: string;
}

/** Loaded once before a change, because every read is logged. */
export const useStaffUser = (id: string, enabled = true) =>
  useQuery({
    ...queryOf(readUser, { params: { id } }),
    enabled,
    gcTime: 0,
    staleTime: Infinity,
  });

/** The routes that show the name or state of a user. */
const showingUsers = [...userLists, readMemberFile, dashboard];

export interface StatusChange {
  user: User;
  state: StaffStatus;
  reason: string;
  until?: string;
  /** A ban for fraud warns everyone whom the user wrote to. */
  forFraud?: boolean;
  /** The version that the change is based on. */
  version: string;
}

export const useChangeState = () =>
  useChange(
    ({ user, version, ...body }: StatusChange) =>
      fetchData(changeUserStatus, { params: { id: user._id }, body, ifMatch: version }),
    ...showingUsers,
  );

export const useEditUser = () =>
  useChange(
    ({ loaded: { user, version }, change }: { loaded: VersionedUser; change: UserChange }) =>
      call(editUser, { params: { id: user._id }, body: change, ifMatch: version }),
    ...showingUsers,
  );
