import type { FormDefinition, Path } from '@keystrand/content';
import type { DialogProps } from '@keystrand/ui/dialog';
import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteForm } from '../../forms/SiteForm';
import { usePrefetch } from '../../shell/prefetch';

export interface FormDialogProps {
  readonly definition: FormDefinition;
  /** The page that closing the dialog leads to. */
  readonly closesTo: Path;
}

interface Opening {
  readonly Dialog: ComponentType<DialogProps>;
  /** The counterpart of the field the visitor is in already, where there is one; the dialog goes on from there. */
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
}

const idPrefix = 'dialog-';

/** Finds, once it stands, the field in the dialog that has the name of the one with the focus now. */
function counterpart(): Opening['initialFocus'] {
  const { activeElement } = document;
  const named =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement;
  if (!named) return undefined;
  const id = idPrefix + activeElement.name;
  return {
    get current() {
      return document.getElementById(id);
    },
  };
}

/**
 * The form once more, in a dialog over the page. Its code comes on demand; until then, and where it does not come, the
 * form in the page serves. What was entered there is the draft that the dialog opens with.
 */
export function FormDialog({ definition, closesTo }: FormDialogProps) {
  const [opening, setOpening] = useState<Opening>();
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  useEffect(() => {
    let wanted = true;
    import('@keystrand/ui/dialog').then(
      ({ Dialog }) => {
        if (!wanted) return;
        setOpening({ Dialog, initialFocus: counterpart() });
        prefetch(closesTo);
      },
      () => {
        // The page stays what it is without the dialog: the form stands in it.
      },
    );
    return () => {
      wanted = false;
    };
  }, [prefetch, closesTo]);

  if (!opening) return null;
  const { Dialog, initialFocus } = opening;
  return (
    <Dialog
      open={open}
      heading={definition.heading}
      {...(initialFocus ? { initialFocus } : {})}
      onClose={() => {
        setOpen(false);
        void navigate(closesTo, { viewTransition: true });
      }}
    >
      <SiteForm definition={definition} idPrefix={idPrefix} />
    </Dialog>
  );
}
