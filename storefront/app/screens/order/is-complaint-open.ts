/** Whether a complaint is still being dealt with. */
export const isComplaintOpen = ({ status }: { status: string }): boolean =>
  status === 'created' || status === 'in_progress'
